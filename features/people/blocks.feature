Feature: What is shown of people can be had again, read and reached by everybody

  Background:
    Given Ada has opened an account

  Scenario: A ranking that cannot be loaded says so, and comes on a press
    When rankings cannot be loaded
    And Ada looks at the ranking
    Then Ada is told that it could not be loaded
    When rankings can be loaded
    And Ada asks for it again
    Then Ada reads the ranking

  @browser
  Scenario: What a chart says is in words and figures beside it
    Then Ada reads the course of a lead in a sentence and in a table of days
    And Ada reads the days of a strategy in a sentence

  @browser
  Scenario: By keyboard alone
    When Ada looks a lead up and follows it by keyboard
    And Ada copies a strategy with 100 USDT by keyboard
    Then Ada follows that lead and has that copy
