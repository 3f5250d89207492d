Feature: What the exchange tells is kept, and read once
  Background:
    Given Ada has opened an account

  Scenario: Money arrives
    When 0.5 BTC arrive for Ada from outside
    Then Ada is told of a deposit of 0.5 BTC
    And 1 of the things told to Ada is unread
    When Ada has read everything
    Then nothing told to Ada is unread
    And Ada is still told of a deposit of 0.5 BTC
    When Ada takes it off the list
    Then nothing is told to Ada
