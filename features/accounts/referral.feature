Feature: Inviting people
  Background:
    Given Ada has opened an account

  Scenario: A code of one's own, and who comes by it
    When Ada makes a code that gives 5 % of the fees to a friend
    Then the code gives Ada 15 %
    When Bo opens an account
    And Bo names Ada's code
    Then Ada has invited 1 person by that code

  @core
  Scenario: A code that somebody has
    Given Ada has made a code that gives 5 % of the fees to a friend
    And Bo has opened an account
    When Bo makes the same code
    Then Bo is told that the code is taken

  Scenario: One's own code
    When Ada names her own standard code
    Then Ada is told that the code cannot be used
