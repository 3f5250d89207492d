@core
Feature: People find a job at the exchange
  What is open comes from the job board; there one applies.

  Scenario: Ada finds a role in her field that she can do from home
    When Ada looks for a role in "Product" that she can do from "Remote"
    Then the roles are "Product designer, Technical writer"
    When she opens the role "Technical writer"
    Then she reads "What you will do" and is led to the board to apply

  Scenario: Ada searches by words, and finds nothing where nothing is
    When Ada searches the roles for "security lisbon"
    Then the roles are "Application security engineer"
    When Ada searches the roles for "astronaut"
    Then the roles are ""

  Scenario: A role has been filled since Ada was sent the link
    When she follows an old link to a role that is filled
    Then she is told that the role is not there
